-- Only its author changes, sends or removes a message that was not sent yet. Whoever else may edit the conversation
-- holds the queue by stopping an answer, which the product does for them.
drop policy shared_to_edit on queued_messages;
drop policy shared_to_remove on queued_messages;
