import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const terms: LegalBody = {
  title: "Terms of Service",
  markdown: `These terms apply between you and {{operator}} (“we”) when you use this installation of Adjutant. If you use it for a company, you agree on its behalf and may do so.

## What you get
Adjutant is an assistant that answers questions, uses tools, reads pages that you name and keeps a record of what it did. We run it on our own machines or on machines that we rent. What works today and what is still being built is marked on the front page; only what works today is part of what we owe.

## Your account
- You sign up with an e-mail address and a password, with a passkey, or through your company or another provider. What you tell us has to be true.
- Keep your password and devices to yourself. Tell us at {{email}} when you believe that somebody else has access.
- Parts of the product that reach other people work only once your address is confirmed.
- You have to be at least 16 years old, or old enough to agree to such terms where you live.

## Workspaces and teams
What you make belongs to a workspace. Owners and admins of a workspace decide who is in it, and they may see what is shared there. When your company made the workspace, its instructions come before yours.

## Trial and payment
- Where plans are sold, a plan begins with a free trial of the length shown next to its price. No credit card is needed to begin, unless the page says so before you go on.
- Prices, taxes and periods are shown in full before you agree to pay. Payment is taken by the payment provider that the checkout names.
- You may cancel at any time. The plan then ends with the period that is already paid; what is paid is not paid back unless the law says so.
- We announce a change of price at least 30 days before it takes effect. You may cancel until then.
- Consumers have the right to withdraw from a contract for which their law provides it.

## Your content
What you write and upload stays yours, and so does what the assistant makes for you, as far as it can belong to anybody. We process it to run the product for you, and for nothing else. We train no models with it.

## What the assistant says and does
Answers of a language model can be wrong, incomplete or outdated. Check what matters before you rely on it; they are no legal, medical or financial advice. Where a step asks for your approval, you decide, and you answer for what you approve.

## What is not allowed
The [Acceptable Use Policy](/legal/acceptable-use) is part of these terms.

## Availability and changes of the product
We take care that the product is reachable and that nothing is lost, but we do not promise that it is never interrupted. We may change the product. If we take something essential away from a paid plan, you may cancel at once and get back what you paid for the time that is left.

## Personal data
The [Privacy Policy](/legal/privacy) says what we do with personal data. Where we process such data for your company, the [Data Processing Agreement](/legal/dpa) applies.

## Ending
You may close your account at any time on the page Security. For 14 days you can change your mind; after that it is deleted. We may close an account that breaks these terms in a serious way or again after a warning, and say why. Otherwise we give notice at least 30 days ahead, so that you can take your data with you.

## Liability
We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law allows no limit. For slight negligence we are liable only when we break a duty without which the contract could not be fulfilled, and only for harm that is typical of such a contract and could be foreseen. Statutory rights of consumers stay as they are.

## Changes of these terms
Every version stays readable below, with what it changed. If a change affects your rights, we ask for your acceptance again after you sign in. If you do not accept, you may close your account.

## Law
The law of the country in which the operator has its seat applies (country: {{country}}), without the UN convention on the sale of goods. Protection that the law of your own country gives you as a consumer stays in place. Should a part of these terms not hold, the rest does.
`,
};
