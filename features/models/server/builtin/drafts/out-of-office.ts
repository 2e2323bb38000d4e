import type { Template } from "./facts.ts";

export const outOfOffice: Template = {
  id: "out_of_office",
  names: {
    en: "(?:(?:out[- ]of[- ](?:the[- ])?office|ooo|auto(?:matic)?[- ]?reply)(?: (?:note|notice|message|reply|mail|responder|text))?|(?:vacation|holiday|absence) (?:note|notice|message|reply|mail|responder))",
    de: "(?:abwesenheits(?:notiz|nachricht|meldung|mail|assistent))",
  },
  shown: { en: "an out-of-office note", de: "eine Abwesenheitsnotiz" },
  write({ language, from, until, when, contact }) {
    if (language === "de") {
      const lines = [
        `Betreff: Abwesend bis ${until ?? "[letzter Tag]"}`,
        "Guten Tag,",
        `vielen Dank für Ihre Nachricht. Ich bin von ${from ?? when ?? "[erster Tag]"} bis ${until ?? "[letzter Tag]"} nicht im Büro und lese keine Nachrichten.`,
        `In dringenden Fällen wenden Sie sich bitte an ${contact ?? "[Name der Vertretung]"} ([Telefon oder Adresse]).`,
        "Freundliche Grüße\n[Ihr Name]",
      ];
      return { title: "Abwesenheitsnotiz", content: lines.join("\n\n") };
    }
    const lines = [
      `Subject: Out of office until ${until ?? "[last day]"}`,
      "Hello,",
      `thank you for your message. I am out of the office from ${from ?? when ?? "[first day]"} to ${until ?? "[last day]"} and read no messages.`,
      `In urgent cases please contact ${contact ?? "[name of your stand-in]"} ([phone or address]).`,
      "Kind regards\n[Your name]",
    ];
    return { title: "Out of office", content: lines.join("\n\n") };
  },
};
