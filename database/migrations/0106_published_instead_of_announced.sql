-- Whoever proves an address publishes it as an event, which no server can miss.
drop trigger announce_proved_address on auth.users;
drop trigger announce_newly_proved_address on auth.users;
drop function app.announce_proved_address();

-- So does whoever completes a checkout.
drop trigger note_completed_checkout on checkout_intents;
drop function app.note_completed_checkout();
