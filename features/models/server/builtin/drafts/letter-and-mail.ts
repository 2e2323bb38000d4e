import { mainClause } from "../german/main-clause.ts";
import { wordingFor } from "./cancel-or-decline.ts";
import type { Facts, Template } from "./facts.ts";

/** A letter on paper, with the places of addresses. */
export const letter: Template = {
  id: "letter",
  names: { en: "(?:cover )?letter", de: "(?:brief|schreiben|bewerbungsschreiben|anschreiben|kündigung)" },
  shown: { en: "a letter", de: "einen Brief" },
  write(facts) {
    const { subject, body } = said(facts);
    const isGerman = facts.language === "de";
    const to = facts.to ?? nameIn(facts);
    const head = isGerman
      ? `[Ihr Name]\n[Ihre Adresse]\n\n${to ?? "[Empfänger]"}\n[Adresse des Empfängers]\n\n[Ort], [Datum]`
      : `[Your name]\n[Your address]\n\n${to ?? "[Recipient]"}\n[Address of the recipient]\n\n[Place], [date]`;
    const [hello, bye] = isGerman
      ? ["Sehr geehrte Damen und Herren,", "Mit freundlichen Grüßen\n\n[Ihr Name]"]
      : ["Dear Sir or Madam,", "Yours faithfully\n\n[Your name]"];
    return {
      title: titleOf(isGerman ? "Brief" : "Letter", subject),
      content: [head, `**${subject}**`, hello, body, bye].join("\n\n"),
    };
  },
};

/** A mail whose addresses are not known yet. */
export const mail: Template = {
  id: "mail",
  names: { en: "(?:e-?mail|mail)(?: reply)?", de: "(?:e-?mail|mail|rundmail)" },
  needsVerb: true,
  shown: { en: "a mail", de: "eine Mail" },
  write(facts) {
    const { subject, body } = said(facts);
    const isGerman = facts.language === "de";
    const to = facts.to?.replace(/^(?:the|our|my|die|das|den|unser\w*|mein\w*) /i, "");
    const lines = isGerman
      ? [
          `An: ${to ?? "[Empfänger]"}\nBetreff: ${subject}`,
          `Hallo ${to ?? "[Name]"},`,
          body,
          "Viele Grüße\n[Ihr Name]",
        ]
      : [
          `To: ${to ?? "[recipients]"}\nSubject: ${subject}`,
          `Hello ${to ?? "[name]"},`,
          body,
          "Kind regards\n[Your name]",
        ];
    return { title: titleOf("Mail", subject), content: lines.join("\n\n") };
  },
};

/** A note of thanks. */
export const thanks: Template = {
  id: "thanks",
  names: {
    en: "thank[- ]?you(?: (?:note|letter|mail|card|message))?",
    de: "(?:dankes(?:schreiben|brief|karte|mail|nachricht)|danksagung)",
  },
  needsVerb: true,
  shown: { en: "a thank-you note", de: "ein Dankesschreiben" },
  write(facts) {
    const to = facts.to ?? afterFor(facts.rest);
    const topic = facts.topic;
    const content =
      facts.language === "de"
        ? `Liebe/r ${to ?? "[Name]"},\n\nvielen Dank für ${topic ?? "[wofür]"}. [Was es für Sie bedeutet hat]\n\nHerzliche Grüße\n[Ihr Name]`
        : `Dear ${to ?? "[name]"},\n\nthank you for ${topic ?? "[what for]"}. [What it meant to you]\n\nKind regards\n[Your name]`;
    return {
      title: titleOf(facts.language === "de" ? "Dank" : "Thank you", to ?? ""),
      content,
    };
  },
};

function said(facts: Facts): { subject: string; body: string } {
  const isGerman = facts.language === "de";
  const wording = wordingFor(facts.rest, facts.language);
  if (wording) return { subject: wording.subject, body: wording.text };
  const statement = facts.topic ? undefined : statementIn(facts.rest);
  if (statement)
    return isGerman ? { subject: capital(statement), body: `${statement}.` } : statementOf(statement);
  const about = facts.topic;
  if (!about)
    return isGerman
      ? { subject: "[Betreff]", body: "[Was Sie mitteilen wollen]" }
      : { subject: "[Subject]", body: "[What you want to say]" };
  const when = facts.when && !about.includes(facts.when) ? `, ${facts.when}` : "";
  const subject = capital(`${about}${when}`);
  return isGerman
    ? { subject, body: `es geht um: ${about}${when}.\n\n[Was Sie dazu mitteilen wollen]` }
    : { subject, body: `this is about ${about}${when}.\n\n[What you want to say about it]` };
}

function statementOf(statement: string): { subject: string; body: string } {
  return { subject: capital(statement), body: `${capital(statement)}.` };
}

/** "saying that I am late", "dass ich morgen krank bin": what is to be told, as a sentence. */
function statementIn(rest: string): string | undefined {
  const [, link = "", said = ""] =
    /(?<!\p{L})(saying(?: that)?|that says|that|dass)\s+(.+)$/iu.exec(rest) ?? [];
  const statement = said.replace(/[\s.]+$/, "");
  if (statement === "") return undefined;
  return link.toLowerCase() === "dass"
    ? (mainClause(statement) ?? `ich teile mit, dass ${statement}`)
    : statement;
}

/** "an Herrn Meier", and in English a name that stands after the letter: "to" was read before. */
function nameIn({ rest }: Facts): string | undefined {
  return /\b(?:an|for|für)\s+((?:herrn|frau|die|den|the|our)?\s*[A-ZÄÖÜ][\p{L}.&-]*(?: [A-ZÄÖÜ][\p{L}.&-]*)*)/iu
    .exec(rest)?.[1]
    ?.trim();
}

function afterFor(rest: string): string | undefined {
  const name =
    /^\s*(?:for|für|to|an)\s+(?:(?:our|the|my|unsere?[nmr]?|die|den|meine?[nmr]?)\s+)?([^,;]+?)(?=\s+(?:for|für|about|because|who|weil)\s|[,;.]|$)/i.exec(
      rest,
    )?.[1];
  return name?.trim();
}

function titleOf(name: string, subject: string): string {
  return `${name}${subject && !subject.startsWith("[") ? `: ${subject}` : ""}`.slice(0, 120);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
