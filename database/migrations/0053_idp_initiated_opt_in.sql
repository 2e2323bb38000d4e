-- Whether a provider may sign people in who did not begin here is for an admin to allow.
alter table auth.saml_providers alter column is_idp_initiated_allowed set default false;
