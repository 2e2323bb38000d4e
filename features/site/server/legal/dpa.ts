import type { LegalText } from "../legal-document.repository.ts";

export const dpa: LegalText = {
  type: "dpa",
  title: "Data Processing Agreement",
  body: `This is the outline of an agreement on processing personal data on behalf of a customer, between the customer (controller) and {{operator}} (processor). It becomes binding when both have completed and signed it.

## Subject and duration
{{operator}} runs Adjutant for the customer's users, for as long as the customer uses it.

## Kinds of data and people
Account data, content of conversations and files, records of acts. People: the customer's users and those whose data the users enter.

## Duties of the processor
- It acts on documented instructions only.
- The people who work with the data are bound to confidentiality.
- It takes the measures described on the page Security.
- It names its own processors on the page Subprocessors and announces changes before they take effect.
- It helps with requests of the people concerned, and reports breaches without undue delay.
- At the end it returns or erases the data.

## Control
The customer may check compliance. The compliance log can be exported and verified without access to the installation.
`,
};
