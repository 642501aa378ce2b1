extension HTMLReport {
  /// The look of the page, in light and dark.
  static let style = """
    :root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
    body { margin: 1.5rem auto; padding: 0 1rem; max-width: 75rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; } h3 { font-size: 1.05rem; } h4 { font-size: 1rem; margin-bottom: .3rem; }
    summary h2 { display: inline; }
    details { border-top: 1px solid GrayText; padding: .6rem 0; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; }
    th, td { border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas); padding: .25rem .5rem; text-align: left; }
    th { font-weight: 600; } th button { font: inherit; border: 0; background: none; color: inherit; padding: 0; cursor: pointer; text-align: left; }
    th[aria-sort=ascending] button::after { content: " ▲"; } th[aria-sort=descending] button::after { content: " ▼"; }
    #class tbody th { position: sticky; left: 0; background: Canvas; }
    small { display: block; }
    .heat { background: color-mix(in srgb, light-dark(#9ed8a4, #1f6b33) var(--share), light-dark(#f6c9bd, #7a2c20)); white-space: nowrap; }
    .good { color: light-dark(#11621f, #7ddc8c); } .bad { color: light-dark(#a02010, #ff9c8a); }
    pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0; padding: .4rem .6rem; background: color-mix(in srgb, CanvasText 7%, Canvas); }
    h2, h3, li { overflow-wrap: anywhere; } td, tbody th { white-space: nowrap; } thead th { vertical-align: bottom; }
    #class tbody th { white-space: normal; max-width: min(16rem, 30vw); overflow-wrap: anywhere; }
    footer { border-top: 1px solid GrayText; margin-top: 1rem; padding-top: .6rem; font-size: .85rem; }
    @media print { .tools { display: none; } details { break-inside: avoid-page; } .wide { overflow: visible; } .heat { print-color-adjust: exact; } }
    """

  /// The base64 of the SHA-256 of ``script``: no other script may run in the page.
  static let scriptHash = "sha256-V0sg1no5AppJ0ZKXh5HRDbfpSQZMWLXvCG41SapftVI="

  /// Sorts the table by the head that is clicked, searches it, and opens the details that a link names.
  static let script = """

    "use strict";
    const table = document.getElementById("class");
    if (table) {
      const body = table.tBodies[0];
      const value = (row, column) => row.cells[column].dataset.value ?? row.cells[column].textContent;
      table.tHead.addEventListener("click", (event) => {
        const head = event.target.closest("th");
        if (!head) return;
        const falls = head.getAttribute("aria-sort") === "ascending";
        for (const other of head.parentElement.cells) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", falls ? "descending" : "ascending");
        const column = head.cellIndex;
        const rows = [...body.rows].sort((left, right) =>
          value(left, column).localeCompare(value(right, column), undefined, { numeric: true }));
        body.append(...(falls ? rows.reverse() : rows));
      });
      const search = document.getElementById("search");
      search.addEventListener("input", () => {
        const word = search.value.toLowerCase();
        let count = 0;
        for (const row of body.rows) {
          row.hidden = !row.textContent.toLowerCase().includes(word);
          if (!row.hidden) count += 1;
        }
        document.getElementById("found").textContent = word === "" ? "" : `${count} of ${body.rows.length}`;
      });
    }
    const open = () => {
      const part = document.getElementById(location.hash.slice(1));
      if (part && part.tagName === "DETAILS") part.open = true;
    };
    addEventListener("hashchange", open);
    open();

    """
}
