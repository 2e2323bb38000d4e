import type { LegalBody } from "../../../../contract/content/legal-body.ts";

export const acceptableUse: LegalBody = {
  title: "Acceptable Use Policy",
  markdown: `These rules are for everyone who uses this installation of Adjutant, and they apply to what you let the assistant and its tools do as much as to what you do yourself.

## Do not use it to
- break the law, or the rights of other people, such as copyright, trade marks and privacy;
- harass, threaten, defraud or deceive people, or to pass its words off as those of a real person;
- make content that sexualises children, incites violence or hatred, or helps to harm many people;
- collect or match personal data about people without a right to do so;
- watch people secretly, or to judge them by traits such as origin, belief, health or sexuality;
- decide alone about a person's credit, work, housing, insurance, health or liberty;
- send mass mail that nobody asked for;
- influence elections by deception;
- write or spread malware, or get into systems that you may not enter.

## Be fair to the installation
- Do not get round limits, budgets or access rights, and do not try to read what belongs to others.
- Do not share your account, and do not sell access to it.
- Do not overload the installation, and do not let programs act as if they were people; for programs there are keys.
- Do not try to make the assistant ignore its rules in order to do what these rules forbid.

## Say what comes from a machine
Where the law or fairness demands it, tell people that they talk to an assistant, or that a text, a voice or a picture was made by one. Check what it says before others rely on it.

## If you find a weakness
Tell us at {{email}} before you tell anyone else. How we treat such reports stands on the page [Security](/legal/security).

## What follows
We may stop a run, remove content, limit or close an account that breaks these rules. We choose the mildest means that works, say which rule it was, and listen if you think that we are wrong. What is a crime may be reported to the authorities.
`,
};
