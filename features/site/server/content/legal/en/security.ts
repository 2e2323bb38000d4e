import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const security: LegalBody = {
  title: "Security",
  markdown: `What this installation of Adjutant does to protect data, as it is built. It is also the description of technical and organisational measures for the [Data Processing Agreement](/legal/dpa).

## Accounts
- Passwords are hashed with Argon2id and can be read by nobody. Attempts to guess them are limited per address and per account.
- Passkeys, authenticator apps and recovery codes are supported; company sign-in by SAML and OpenID Connect as well.
- Sessions use short-lived signed tokens. A refresh token works once; if a copy of an old one is used, the whole session ends.
- Changes of passwords, addresses and factors, and sign-ins from new devices, are told to the person by mail.

## Separation
Every row of data belongs to a workspace, and the database itself refuses to show it to anyone else: row-level security is forced on every table, and no role of the program gets past it.

## Encryption
- Between browser and server: TLS, set up by the operator in front of the installation.
- Keys of providers, secrets and personal fields of the compliance log: AES-256-GCM, under a master key that lies outside of the database and can be rotated.
- Disks and backups: as the operator set them up.

## The assistant
Whatever a web page, a mail or a document says is treated as content and never as an order. Its tools have no more rights than the person they work for. Addresses are fetched only when they lie on the public internet, and answers are shown without loading anything from elsewhere.

## Pages
A strict content security policy allows no foreign script, style, font or picture. There are no third-party requests and no tracking cookies.

## Records
Every change writes its audit event in the same transaction; if it cannot be written, the change does not happen. Events are never changed or removed, and personal fields in them are sealed with a key of each person.

## Availability
Work that was begun survives crashes and restarts: another process takes it over after the last finished step. Backups, updates and monitoring of the machines are the task of the operator.

## People
Only those who run the installation have access to machines and backups. They are named by the operator and bound to confidentiality.

## Reporting a weakness
Write to {{email}}, with what one needs to see it happen. You get an answer within five working days. Please give us 90 days to fix it before you publish it, and touch no data of others; then we take no legal steps against you, and name you if you like.
`,
};
