import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const sharingActs: ActWords = {
  nouns: {
    access_request: ["Request for access", "Anfrage nach Zugriff"],
    ownership: ["Ownership", "Eigentümerschaft"],
  },
  acts: {
    "grant.expired": [
      "The share of {target} with {target2} ended, because its time was over",
      "Die Freigabe von {target} für {target2} endete, weil ihre Zeit abgelaufen war",
    ],
    "ownership.transferred": [
      "{actor} gave {target} to {target2}, who owns it now",
      "{actor} hat {target} an {target2} übergeben; sie gehört nun dieser Person",
    ],
    "access_request.asked": [
      "{actor} asked for access to {target}",
      "{actor} hat um Zugriff auf {target} gebeten",
    ],
    "access_request.granted": [
      "{actor} gave {target2} the access to {target} that they asked for",
      "{actor} hat {target2} den erbetenen Zugriff auf {target} gegeben",
    ],
    "access_request.declined": [
      "{actor} declined the request of {target2} for {target}",
      "{actor} hat die Anfrage von {target2} nach {target} abgelehnt",
    ],
  },
};
