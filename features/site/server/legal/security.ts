import type { LegalText } from "../legal-document.repository.ts";

export const security: LegalText = {
  type: "security",
  title: "Security",
  body: `What this installation of Adjutant does to protect you, as it is built. {{operator}} adds what it does around it: backups, updates, access to the machines.

## Accounts
- Passwords are hashed with Argon2id. Attempts to guess them are limited per address and per account.
- Sessions use short-lived signed tokens. A refresh token works once; if a copy of an old one is used, the whole session ends.

## Separation
Every row of data belongs to a workspace, and the database itself refuses to show it to anyone else.

## The assistant
Whatever a web page, a mail or a document says is treated as content and never as an order. Its tools can read and calculate; none of them can send, buy or change anything outside of this installation.

## Records
Every change writes its event into the compliance log in the same transaction. Events are never changed or removed; personal fields are encrypted.

## Keys
Secrets are encrypted with AES-256-GCM by a key that lies outside the database.

## Reporting a weakness
Write to {{operator}}. Please give us time to fix it before you publish it.
`,
};
