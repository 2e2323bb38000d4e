-- Only the browser that began a sign-in may end it: the hash of what its cookie holds.
alter table auth.saml_relay_states add column browser_hash text;
