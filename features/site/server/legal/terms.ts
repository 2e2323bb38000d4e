import type { LegalText } from "../legal-document.repository.ts";

export const terms: LegalText = {
  type: "terms",
  title: "Terms of Service",
  body: `This is the first version of the terms under which {{operator}} lets you use this installation of Adjutant. It is a starting text: {{operator}} is responsible for completing it.

## What you get
Adjutant is an assistant that answers, reads web pages, runs tools and keeps a record of what it did. {{operator}} runs it on its own machines or on machines that it rents.

## Your account
You sign up with an e-mail address and a password. Keep the password to yourself, and tell {{operator}} when you believe that somebody else has it. Parts of the product that reach other people work only once your address is confirmed.

## Trial and payment
A paid plan begins with a free trial of the length shown next to its price. Prices are shown in full before you agree to pay. You may cancel at any time; a plan then ends with the period that is already paid.

## Your content
What you write and upload stays yours. {{operator}} may process it to run the product for you, and for nothing else.

## What the assistant says
Answers of a language model can be wrong. Check what matters before you rely on it. You decide about every consequential step that asks for your approval, and you answer for the steps you approve.

## What is not allowed
The acceptable use policy is part of these terms.

## Ending
You may delete your account at any time. {{operator}} may close an account that breaks these terms, and will say why.

## Liability and law
{{operator}} completes this section with the law that applies, the place of jurisdiction and the limits of liability.
`,
};
