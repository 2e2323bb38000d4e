import { defineErrors } from "#platform/contract/define-errors.ts";

export const fileErrors = defineErrors({
  "file.not_found": [404, "This file does not exist. It may have been deleted."],
  "file.id_taken": [409, "A file with this id already exists. Upload it with a new id."],
  "file.empty": [400, "This file is empty."],
  "file.too_large": [413, "This file is too large."],
  "file.too_many": [422, "This message holds more files than one may have."],
  "file.no_room": [402, "Your files take all the room that one person has. Delete some first."],
  "file.unreadable": [422, "This picture is damaged and cannot be read."],
  "file.too_many_pixels": [422, "This picture has more than 20 million pixels. Make it smaller first."],
  "file.busy": [503, "Too many files are being uploaded right now. Try again in a few seconds."],
  "file.in_use": [409, "This file belongs to a message. It is deleted with the conversation."],
  "file.not_ready": [409, "A file is still being read. Wait until it is ready, or remove it."],
  "file.not_usable": [409, "A file cannot be read. Remove it, then send the message."],
});
