/** Targets of mailed links: proof of an address, and choice of a new password. */
export const linkPath = "/auth/link";
export const newPasswordPath = "/auth/new-password";

/** Every page that the product itself requests mails for. Links of an address change lead to the profile. */
export const linkPages: readonly string[] = [linkPath, newPasswordPath, "/profile"];

/** Below it are pages that people leave to sign up and confirm their address, and come back to. */
export const joinPathPrefix = "/free-join/";
