-- The company's domains. Without an identity provider a directory brings only people with an address of one of them.
alter table provisioning_keys add column domains text[] not null default '{}';
