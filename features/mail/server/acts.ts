import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const mailActs: ActWords = {
  nouns: {
    mail: ["Email", "E-Mail"],
    mail_draft: ["Draft of an email", "Entwurf einer E-Mail"],
  },
  acts: {
    "mail.draft_changed": [
      "{actor} changed the draft of an email",
      "{actor} hat den Entwurf einer E-Mail geändert",
    ],
    "mail.draft_deleted": [
      "{actor} deleted the draft of an email",
      "{actor} hat den Entwurf einer E-Mail gelöscht",
    ],
    "mail.draft_sent": [
      "{actor} sent the draft of an email",
      "{actor} hat den Entwurf einer E-Mail abgeschickt",
    ],
    "mail.drafted": ["{actor} drafted an email", "{actor} hat eine E-Mail entworfen"],
    "mail.drafts_expired": [
      "{actor} deleted old drafts of emails",
      "{actor} hat alte Entwürfe von E-Mails gelöscht",
    ],
    "mail.expired": ["{actor} deleted old emails", "{actor} hat alte E-Mails gelöscht"],
    "mail.failed": ["An email could not be sent", "Eine E-Mail konnte nicht gesendet werden"],
    "mail.held": [
      "{actor} sent an email, which can be taken back for a moment",
      "{actor} hat eine E-Mail abgeschickt, die sich einen Moment zurücknehmen lässt",
    ],
    "mail.lost": ["It is unknown whether an email left", "Es ist unbekannt, ob eine E-Mail gesendet wurde"],
    "mail.postponed": [
      "{actor} will try to send an email later",
      "{actor} versucht später, eine E-Mail zu senden",
    ],
    "mail.put_in_outbox": [
      "{actor} put an email into the outbox",
      "{actor} hat eine E-Mail in den Postausgang gelegt",
    ],
    "mail.released": [
      "{actor} handed an email over to be sent",
      "{actor} hat eine E-Mail zum Senden übergeben",
    ],
    "mail.sent": [
      "An email was sent[ for {person}]",
      "Eine E-Mail wurde gesendet[, im Auftrag von {person}]",
    ],
    "mail.sent_again": ["{actor} sent an email again", "{actor} hat eine E-Mail noch einmal gesendet"],
    "mail.withdrawn": ["{actor} took an email back", "{actor} hat eine E-Mail zurückgenommen"],
  },
};
