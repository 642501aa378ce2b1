#ifndef SEAMS_CSQLITE_H
#define SEAMS_CSQLITE_H

// The part of SQLite's stable C interface that Platform calls (https://sqlite.org/c3ref/intro.html),
// declared here because the library is on every machine that has Swift and its header is not.

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef void (*sqlite3_destructor_type)(void *);

#define SQLITE_OK 0
#define SQLITE_ROW 100
#define SQLITE_DONE 101

#define SQLITE_INTEGER 1
#define SQLITE_FLOAT 2
#define SQLITE_TEXT 3
#define SQLITE_NULL 5

#define SQLITE_DENY 1
#define SQLITE_PRAGMA 19
#define SQLITE_TRANSACTION 22
#define SQLITE_ATTACH 24
#define SQLITE_FUNCTION 31

#define SQLITE_OPEN_READWRITE 0x00000002
#define SQLITE_OPEN_CREATE 0x00000004
#define SQLITE_OPEN_FULLMUTEX 0x00010000

int sqlite3_open_v2(const char *filename, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
int sqlite3_extended_errcode(sqlite3 *database);
const char *sqlite3_errmsg(sqlite3 *database);
const char *sqlite3_errstr(int code);
int sqlite3_set_authorizer(
    sqlite3 *database,
    int (*authorizer)(
        void *context, int action, const char *first, const char *second, const char *database,
        const char *source),
    void *context);
int sqlite3_get_autocommit(sqlite3 *database);
int sqlite3_changes(sqlite3 *database);
int sqlite3_total_changes(sqlite3 *database);

typedef struct sqlite3_mutex sqlite3_mutex;
sqlite3_mutex *sqlite3_db_mutex(sqlite3 *database);
void sqlite3_mutex_enter(sqlite3_mutex *mutex);
void sqlite3_mutex_leave(sqlite3_mutex *mutex);

int sqlite3_prepare_v2(
    sqlite3 *database, const char *sql, int bytes, sqlite3_stmt **statement, const char **tail);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

int sqlite3_bind_parameter_count(sqlite3_stmt *statement);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, long long value);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int bytes,
    sqlite3_destructor_type destructor);

int sqlite3_column_count(sqlite3_stmt *statement);
int sqlite3_column_type(sqlite3_stmt *statement, int column);
long long sqlite3_column_int64(sqlite3_stmt *statement, int column);
double sqlite3_column_double(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);

typedef struct sqlite3_backup sqlite3_backup;
sqlite3_backup *sqlite3_backup_init(
    sqlite3 *destination, const char *destinationName, sqlite3 *source, const char *sourceName);
int sqlite3_backup_step(sqlite3_backup *backup, int pages);
int sqlite3_backup_finish(sqlite3_backup *backup);

#endif
