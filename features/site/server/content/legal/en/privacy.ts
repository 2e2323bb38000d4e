import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const privacy: LegalBody = {
  title: "Privacy Policy",
  markdown: `This text says what this installation of Adjutant does with personal data. It is self-hosted: data lies on machines that the operator runs or rents, and goes nowhere that the operator has not connected.

## Who is responsible
The controller is {{operator}}.

{{address}}

Questions and requests about your data: {{email}}. Where your company gave you access, your company may be the controller, and we process the data on its behalf under the [Data Processing Agreement](/legal/dpa).

## What is stored, and why
| Data | What for | Basis |
|---|---|---|
| E-mail address, name, picture, language, time zone | Your account | Contract |
| Hash of your password, passkeys, second factors | Sign-in; none of them can be read back | Contract |
| Sign-in sessions: time, network address, kind of browser | To keep you signed in, and to show you where you are | Contract, security |
| Devices you signed in from, as hashes | To warn you of a sign-in from a new one | Security |
| Conversations, files, settings, what the assistant did for you | To provide the product | Contract |
| What you say into a microphone | To write it down; the sound is kept with your message only where you ask for that | Contract |
| Which version of terms and privacy policy you accepted, in which language and when | Proof of the agreement | Contract, legal duty |
| Plan, trial, invoices, the id at the payment provider | Billing | Contract, legal duty |
| Records of acts (compliance log) | To prove who did what; its personal fields are encrypted with a key of your own | Legitimate interest |
| Mails and text messages to you | To deliver them, and to repeat what failed | Contract |

The bases are those of Article 6(1) of the General Data Protection Regulation: (b) contract, (c) legal duty, (f) legitimate interest, which here is the security of the installation and proof of what was done.

## Where it is stored
All of it lies in one PostgreSQL database and one folder or object store, run by the operator in the country of its seat ({{country}}) unless the page [Subprocessors](/legal/subprocessors) names another place. Secrets are encrypted with a key that lies outside of the database.

## Counting visits
Visits and page views are counted without cookies and without profiles. From coarse traits of your browser and a random value that changes every day, a code of twelve characters is made; the next day nobody can connect it with that of the day before. With it are kept the kind of your browser, system and device, without version numbers, its language, the pages, how fast they were, and the site that led you here. Your network address is not stored with it. When your browser sends Do Not Track or Global Privacy Control, nothing is counted at all. Counted visits are deleted after 13 months.

## The demo
Where this installation offers its demo, you can try the assistant without an account. What you write there is treated as described here for conversations, and may go to the model in use; do not enter anything personal. After an hour, or as soon as you end the demo, it is erased. The compliance log keeps that somebody used the demo and when; the key of its personal fields, among them your network address, is destroyed with the rest.

## Who receives data
- **Providers of language models.** To answer you, the text of your request and what belongs to it (earlier messages, results of tools, files that you attached) is sent to the model in use. Connected providers: {{model_providers}}.
- **Services of speech**, when you talk with the assistant: what you say goes to the service that the operator chose to write it down or, where you agreed to that, to the maker of your browser; the text of an answer goes to the service that speaks it, unless a program of this installation does.
- **Web pages** that you ask the assistant to read see a request of our server, not of your browser.
- **The payment provider**, when you open a checkout: your e-mail address, plan and amount. Card numbers go to it directly and never to us.
- **Carriers of mail and text messages**: your address or number and the message.
- **Your company's or another sign-in provider**, if you sign in through one.
- **People of your workspace** see what is shared there.
- **Authorities**, where the law forces us.

The page [Subprocessors](/legal/subprocessors) names the companies. Where one of them lies outside of the European Economic Area, data goes there only on the basis of an adequacy decision or of standard contractual clauses. We sell no data, and nobody trains models with it on our behalf.

## How long it is kept
| Data | How long |
|---|---|
| Account, conversations, files | Until you delete them or your account |
| A closed account | 14 days, in which you can change your mind; then it is deleted |
| Sign-in sessions | Shortly after they end |
| Known devices | 90 days after their last use |
| Counted visits | 13 months |
| Invoices and payment records | As long as tax law demands |
| Records of acts | They stay; deleting an account destroys the key of what they say about you, so that it can no longer be read |
| Backups | As long as the operator keeps them; a restored backup is cleared of deleted accounts again |

## Decisions by machines
The assistant prepares and proposes. It makes no decision with legal effect about you; such decisions are left to people.

## Your rights
You may ask for access to your data and a copy of it, for correction, erasure, restriction and transfer, and you may object to processing that rests on legitimate interest. Consent can be withdrawn at any time. Much of it you can do yourself: correct your profile, delete conversations, close your account. For the rest, write to {{email}}; you get an answer within a month. You may also complain to a data protection authority, such as the one where you live.

## Do you have to give data?
An e-mail address is needed for an account, and payment details for a paid plan. Everything else is up to you. The public pages can be read without any of it.
`,
};
