-- When a guess at the code of a verification was refused because of a limit: from then on its long code may be asked for.
alter table verifications add column refused_at timestamptz;
