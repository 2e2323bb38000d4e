-- Which of an engine's stock voices speaks for each of the ten voices, where admins chose another than the usual one.

create table chosen_stock_voices (
  engine text not null check (engine in ('espeak-ng', 'openai', 'elevenlabs', 'azure', 'openai_compatible')),
  voice_id text not null references voices (id) on delete cascade,
  stock_voice text not null check (length(stock_voice) between 1 and 100),
  updated_at timestamptz not null default now(),
  primary key (engine, voice_id)
);
create index chosen_stock_voices_by_voice on chosen_stock_voices (voice_id);
select app.protect('chosen_stock_voices');
