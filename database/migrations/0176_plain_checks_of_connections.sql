-- The program makes these names, so their form is its concern. The database keeps their size.
alter table connections drop constraint connections_prefix_check;
alter table connections add constraint connections_prefix_check check (char_length(prefix) between 1 and 64);
alter table connection_tools drop constraint connection_tools_tool_name_check;
alter table connection_tools add constraint connection_tools_tool_name_check
  check (char_length(tool_name) between 1 and 64);
alter table connection_tools drop constraint connection_tools_check2;
-- The command wants at least one method.
alter table http_hosts drop constraint http_hosts_methods_check;
alter table http_hosts add constraint http_hosts_methods_check
  check (methods <@ array['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);
