-- Where an imported conversation comes from. Its messages are text from outside, whoever they say wrote them.
alter table conversations add column imported_from text
  check (imported_from in ('chatgpt', 'claude', 'adjutant'));
