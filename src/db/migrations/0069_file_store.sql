-- The folder that holds the files of this database: processes with folders of their own would each lose what the others were given.
create table file_store (
  is_only boolean primary key default true check (is_only),
  mark uuid not null
);
