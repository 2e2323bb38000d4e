import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const dpa: LegalBody = {
  title: "Data Processing Agreement",
  markdown: `This agreement under Article 28 of the General Data Protection Regulation is between the customer whose people use this installation (controller) and {{operator}} (processor). It becomes part of the contract when the customer accepts the [Terms of Service](/legal/terms) for a company. A signed copy can be asked for at {{email}}.

## 1. Subject, nature and duration
The processor runs Adjutant for the customer's users: it stores and transmits what they write, has it answered by language models, performs tools and keeps records of that. The agreement lasts as long as the customer uses the installation.

## 2. Kinds of data and people
- **Data:** account data, contents of conversations and files, settings, records of acts, technical data of sign-ins.
- **People:** the customer's users, and everyone whose data they enter.
- Special categories of personal data may be entered only where the customer has a legal basis for it.

## 3. Instructions
The processor handles personal data only on documented instructions. The contract, this agreement and what the customer's users and admins set and request in the product are such instructions. If an instruction seems unlawful to the processor, it says so and may wait until it is confirmed.

## 4. Confidentiality
Everyone who works with the data on behalf of the processor is bound to confidentiality.

## 5. Security
The processor takes the technical and organisational measures described on the page [Security](/legal/security). It may replace them by others that protect no less.

## 6. Other processors
The customer agrees to the companies named on the page [Subprocessors](/legal/subprocessors). The processor announces a new one there at least 14 days before it takes effect; the customer may object for good reason. If no agreement is found, the customer may end the contract. Each of them is bound to duties equal to these, and the processor answers for them.

## 7. Places
Data is processed in the country of the processor's seat ({{country}}) and where Subprocessors says so. It leaves the European Economic Area only under Chapter V of the regulation.

## 8. Help with the rights of people
The product lets users correct, delete and take along what is theirs. The processor helps with every other request that the customer cannot fulfil alone, and passes on at once what reaches it directly.

## 9. Breaches
The processor reports a breach of protection without undue delay, within 48 hours after it became known, with what the customer needs for its own report. It also helps with impact assessments and consultations of authorities.

## 10. Return and erasure
At the end the customer has 30 days to take its data along. Then it is erased, unless the law demands that it be kept. Erasing an account destroys the key of the personal fields in the compliance log as well; the events themselves stay without them. Copies in backups are gone when the backups expire.

## 11. Proof and audits
The processor shows on request that it keeps to this agreement. The customer, or an auditor bound to confidentiality, may check it once a year, and at any time after a breach, during office hours and with 14 days' notice.

## 12. Liability and order
The liability of the terms applies. Where this agreement and the terms differ about personal data, this agreement comes first.
`,
};
