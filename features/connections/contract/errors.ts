import { defineErrors } from "#platform/contract/define-errors.ts";

export const connectionErrors = defineErrors({
  "connection.not_found": [404, "This connection does not exist."],
  "connection.name_taken": [409, "Another connection has this name. Choose another name."],
  "connection.too_many": [409, "There are 30 connections already. Delete one first."],
  "connection.address_invalid": [422, "Enter an address that starts with https://."],
  "connection.address_insecure": [
    422,
    "The address has to start with https://. For a server in your own network, the operator sets CONNECTIONS_ALLOWED_ORIGINS, such as crm.intranet:443, and restarts.",
  ],
  "connection.address_refused": [422, "This address may not be opened."],
  "connection.key_required": [422, "Enter the key and where it is sent."],
  "connection.document_required": [422, "Enter the address of the OpenAPI document, or upload it."],
  "connection.document_invalid": [422, "This is not an OpenAPI document of version 3.0 or 3.1."],
  "connection.not_signed_in": [409, "Nobody has signed in to this connection yet, or the sign-in has ended."],
  "connection.without_sign_in": [409, "This connection has no sign-in."],
  "connection.sign_in_unknown": [
    409,
    "This sign-in is not known here, was used already, or was begun in another session. Begin again.",
  ],
  "connection.sign_in_refused": [422, "The sign-in was refused."],
  "connection.client_id_required": [
    422,
    "This server wants a client ID that its operator gives out. Enter it and begin again.",
  ],
  "connection.unreachable": [502, "The other side did not answer."],
  "connection.answered_badly": [502, "The other side answered in a way that is not understood."],
  "connection_tool.not_found": [404, "This tool does not exist."],
  "connection_tool.changed_meanwhile": [409, "This tool has changed since you saw it. Look at it again."],
  "connection_tool.unusable": [409, "This tool cannot be approved."],
  "connection_tool.too_many": [409, "There are 60 approved tools already. Withdraw one first."],
  "http_host.invalid": [
    422,
    "Enter a host such as api.example.com or api.example.com:8443, without https:// and without a path.",
  ],
  "http_host.port_invalid": [422, "Enter a port from 1 to 65535."],
  "http_host.too_long": [422, "A host has at most 253 characters, and at most 63 between two dots."],
  "http_host.range": [422, "No range and no wildcard can be allowed. Allow each host by its name."],
  "http_host.private": [422, "This host is not on the public internet, so requests to it are refused."],
  "http_host.not_found": [404, "This host does not exist."],
  "http_host.exists": [409, "This host is in the list already. Delete it first."],
  "http_host.too_many": [409, "There are 100 hosts already. Delete one first."],
});
