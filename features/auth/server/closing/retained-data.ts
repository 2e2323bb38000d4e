import type { KeptData } from "#platform/server/erasure/kept-data.ts";

/** What stays of an account that is deleted in name only: what was made, under an id that leads to nobody. */
export const retainedAuthData: KeptData[] = [
  {
    isOfAnonymized: true,
    tables: [
      ...["auth.users", "memberships", "workspaces", "user_roles", "teams", "team_memberships", "grants"],
      ...["directory_groups", "provisioning_keys", "legal_acceptances", "user_voice_settings"],
    ],
    what: [
      "the account without name, address and sign-in: an id that others' work refers to",
      "das Konto ohne Name, Adresse und Anmeldung: eine Kennung, auf die sich die Arbeit anderer bezieht",
    ],
    ground: [
      "legitimate interest of those who work with what was made (GDPR Art. 6 (1) f)",
      "berechtigtes Interesse derer, die mit dem Geschaffenen arbeiten (DSGVO Art. 6 Abs. 1 f)",
    ],
    until: ["until the account is deleted whole", "bis das Konto ganz gelöscht wird"],
  },
];
