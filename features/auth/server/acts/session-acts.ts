import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const sessionActs: ActWords = {
  nouns: {
    api_key: ["API key", "API-Schlüssel"],
    factor: ["Second step", "Zweiter Schritt"],
    passkey: ["Passkey", "Passkey"],
    saml_key: ["SAML key", "SAML-Schlüssel"],
    session: ["Session", "Sitzung"],
    signing_key: ["Signing key", "Signaturschlüssel"],
    sso_provider: ["Single sign-on", "Einmalanmeldung"],
  },
  acts: {
    "api_key.created": ["{actor} created an API key", "{actor} hat einen API-Schlüssel erzeugt"],
    "factor.abandoned": [
      "{person} gave up setting up a second step",
      "{person} hat das Einrichten eines zweiten Schritts abgebrochen",
    ],
    "factor.challenged": [
      "{person} was asked for the second step",
      "{person} wurde nach dem zweiten Schritt gefragt",
    ],
    "factor.enrolled": [
      "{person} began to set up a second step",
      "{person} hat begonnen, einen zweiten Schritt einzurichten",
    ],
    "factor.expired_deleted": [
      "{actor} deleted second steps that were never finished",
      "{actor} hat nie fertig eingerichtete zweite Schritte gelöscht",
    ],
    "factor.locked": [
      "The second step of {person} was locked after wrong codes",
      "Der zweite Schritt von {person} wurde nach falschen Codes gesperrt",
    ],
    "factor.recovery_code_used": [
      "{person} used a recovery code",
      "{person} hat einen Wiederherstellungscode benutzt",
    ],
    "factor.recovery_codes_generated": [
      "{person} got recovery codes",
      "{person} hat Wiederherstellungscodes erhalten",
    ],
    "factor.recovery_codes_regenerated": [
      "{person} got new recovery codes",
      "{person} hat neue Wiederherstellungscodes erhalten",
    ],
    "factor.unenrolled": ["{person} removed a second step", "{person} hat einen zweiten Schritt entfernt"],
    "factor.updated": ["{person} renamed a second step", "{person} hat einen zweiten Schritt umbenannt"],
    "factor.verification_failed": [
      "A wrong code was entered for {person}",
      "Für {person} wurde ein falscher Code eingegeben",
    ],
    "factor.verified": ["{person} confirmed a second step", "{person} hat einen zweiten Schritt bestätigt"],
    "passkey.deleted": ["{person} deleted a passkey", "{person} hat einen Passkey gelöscht"],
    "passkey.refused": ["A passkey of {person} was refused", "Ein Passkey von {person} wurde abgelehnt"],
    "passkey.registered": ["{person} added a passkey", "{person} hat einen Passkey hinzugefügt"],
    "passkey.registration_refused": [
      "A new passkey of {person} was refused",
      "Ein neuer Passkey von {person} wurde abgelehnt",
    ],
    "passkey.registration_started": [
      "{person} began to add a passkey",
      "{person} hat begonnen, einen Passkey hinzuzufügen",
    ],
    "passkey.renamed": ["{person} renamed a passkey", "{person} hat einen Passkey umbenannt"],
    "passkey.sign_in_started": [
      "Somebody began to sign in with a passkey",
      "Jemand hat eine Anmeldung mit einem Passkey begonnen",
    ],
    "passkey.used": ["{person} used a passkey", "{person} hat einen Passkey benutzt"],
    "saml_key.created": ["{actor} created a key for SAML", "{actor} hat einen Schlüssel für SAML erzeugt"],
    "saml_key.rotated": ["{actor} replaced the key for SAML", "{actor} hat den Schlüssel für SAML ersetzt"],
    "session.auth_code_issued": [
      "{person} got a code for signing in",
      "{person} hat einen Code zur Anmeldung erhalten",
    ],
    "session.ended": ["A session of {person} ended", "Eine Sitzung von {person} wurde beendet"],
    "session.ended_deleted": ["{actor} deleted ended sessions", "{actor} hat beendete Sitzungen gelöscht"],
    "session.lowered": [
      "A session of {person} lost its second step",
      "Eine Sitzung von {person} hat ihren zweiten Schritt verloren",
    ],
    "session.old_saml_deleted": [
      "{actor} deleted old messages of single sign-on",
      "{actor} hat alte Nachrichten der Einmalanmeldung gelöscht",
    ],
    "session.proof_renewed": ["{person} proved again who they are", "{person} hat sich erneut ausgewiesen"],
    "session.raised": ["{person} passed the second step", "{person} hat den zweiten Schritt bestanden"],
    "session.refresh_token_reused": [
      "A used key of a session of {person} was presented again",
      "Ein verbrauchter Schlüssel einer Sitzung von {person} wurde erneut vorgelegt",
    ],
    "session.refreshed": ["A session of {person} went on", "Eine Sitzung von {person} wurde fortgesetzt"],
    "session.requested": [
      "Somebody began to sign in by single sign-on",
      "Jemand hat eine Einmalanmeldung begonnen",
    ],
    "session.requested_answered": [
      "The company's sign-in answered",
      "Die Anmeldung des Unternehmens hat geantwortet",
    ],
    "session.sign_in_failed": [
      "Signing in failed[ for {user}]",
      "Eine Anmeldung ist fehlgeschlagen[ für {user}]",
    ],
    "session.started": ["{person} signed in", "{person} hat sich angemeldet"],
    "signing_key.created": [
      "{actor} created a key for signing sessions",
      "{actor} hat einen Schlüssel zum Signieren von Sitzungen erzeugt",
    ],
    "signing_key.rotated": [
      "{actor} replaced the key for signing sessions",
      "{actor} hat den Schlüssel zum Signieren von Sitzungen ersetzt",
    ],
    "sso_provider.created": [
      "{actor} set up a single sign-on",
      "{actor} hat eine Einmalanmeldung eingerichtet",
    ],
    "sso_provider.deleted": ["{actor} deleted a single sign-on", "{actor} hat eine Einmalanmeldung gelöscht"],
    "sso_provider.updated": ["{actor} changed a single sign-on", "{actor} hat eine Einmalanmeldung geändert"],
  },
};
