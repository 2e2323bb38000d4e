import type { LegalText } from "../legal-document.repository.ts";

export const privacy: LegalText = {
  type: "privacy",
  title: "Privacy Policy",
  body: `This text describes what this installation of Adjutant does with personal data. {{operator}} is the controller and completes it with contact details, legal bases and the supervisory authority.

## What is kept about you
- Your e-mail address and a hash of your password, from which the password cannot be read back.
- Your sessions: when they began, the address and the program you used.
- Your conversations, files and settings, and what the assistant did for you.
- A compliance log of acts. Its personal fields are encrypted with a key of your own, which can be destroyed.

## Usage tracking
Visits and page views are counted with a short code that changes every day and is made of coarse traits of your browser. It does not identify you. When your browser sends Do Not Track or Global Privacy Control, nothing is counted.

## Who else sees data
When an admin connects a model provider, the text of your request is sent to that provider. The page Subprocessors lists the providers of this installation. Without one, nothing leaves it.

## How long
Conversations are kept until you delete them. Sign-in sessions are removed after they end. Visits are removed after thirteen months. Other periods are set by {{operator}}.

## Your rights
You may ask {{operator}} for a copy of your data, for correction, for erasure, and you may object. Erasure destroys the key of your sealed fields in the compliance log: the events stay, what they said about you is gone.
`,
};
