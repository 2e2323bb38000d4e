import type { LegalText } from "../legal-document.repository.ts";

export const acceptableUse: LegalText = {
  type: "acceptable-use",
  title: "Acceptable Use Policy",
  body: `These rules are for everyone who uses this installation of Adjutant.

## Do not use it to
- break the law, or the rights of other people;
- harass, threaten or deceive people, or to pass its words off as those of a real person;
- get into systems that you may not enter, or to overload them;
- collect personal data about people without a right to do so;
- make content that sexualises children, or that helps to harm many people;
- decide alone about a person's credit, work, health or liberty.

## Be fair to the installation
Do not get round limits, share your account, or try to read what belongs to others. If you find a weakness, tell {{operator}} before you tell anyone else.

## What follows
{{operator}} may stop a run, remove content or close an account that breaks these rules, and will say which rule.
`,
};
