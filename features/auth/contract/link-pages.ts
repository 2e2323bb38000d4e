/** Pages of the product to which links of mails lead: where an address is proved, and where a new password is chosen. */
export const linkPath = "/auth/link";
export const newPasswordPath = "/auth/new-password";

/** Every page for which the product itself has a mail sent; a changed address leads to the profile. */
export const linkPages: readonly string[] = [linkPath, newPasswordPath, "/profile"];
