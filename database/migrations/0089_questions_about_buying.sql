-- The questions about the trial that came with the product are shown only where plans are sold, in every version.

alter table contents no force row level security;
update contents set body = jsonb_set(body, '{faq,items}', (
  select jsonb_agg(
    case when item ->> 'question' in (
      'What happens when the trial ends?', 'Do I need a credit card to begin?',
      'Was geschieht, wenn die Testphase endet?', 'Brauche ich zu Beginn eine Kreditkarte?')
    then item || '{"isOnlyWhenSold": true}' else item end order by position)
  from jsonb_array_elements(body #> '{faq,items}') with ordinality as listed (item, position)))
where kind = 'landing' and jsonb_typeof(body #> '{faq,items}') = 'array' and body #> '{faq,items}' <> '[]';
alter table contents force row level security;
