-- That a mail has a recipient is checked by its command. The table says only how many there are at most.
alter table outgoing_mails drop constraint outgoing_mails_to_addresses_check;
alter table outgoing_mails add constraint outgoing_mails_to_addresses_check check (cardinality(to_addresses) <= 20);
