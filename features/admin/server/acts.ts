import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const adminActs: ActWords = {
  nouns: {
    admin: ["Admin right", "Administratorrecht"],
    backup: ["Backup", "Sicherung"],
    membership: ["Membership", "Mitgliedschaft"],
  },
  acts: {
    "admin.claim_link_made": [
      "{actor} made a link that makes its reader an admin",
      "{actor} hat einen Link erzeugt, der zum Administrator macht",
    ],
    "admin.granted": [
      "{actor} made {user} an admin of the installation",
      "{actor} hat {user} zum Administrator der Installation gemacht",
    ],
    "admin.revoked": [
      "{actor} took the admin right from {user}",
      "{actor} hat {user} das Administratorrecht entzogen",
    ],
    "backup.recorded": ["{actor} recorded a backup", "{actor} hat eine Sicherung vermerkt"],
    "membership.role_changed": [
      "{actor} changed the role of {user}",
      "{actor} hat die Rolle von {user} geändert",
    ],
  },
};
