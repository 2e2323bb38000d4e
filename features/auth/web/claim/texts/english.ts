/** Texts of the one-time link of the first start. */
export const english = {
  before:
    "This one-time link makes you the first admin of this installation. Sign in or create an account to use it.",
  success: "Success",
  claimed: "You are now the first admin of this installation. Models, email and settings are under Admin.",
  failed: "Admin Claim Failed",
};

export type ClaimTexts = typeof english;
