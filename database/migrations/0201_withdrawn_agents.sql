-- Who withdrew an agent stands in the audit trail.
alter table agents drop column withdrawn_by;
