/** Where the mailed link leads; the token stands behind the number sign, so no server and no log receives it. */
export const invitationPath = "/invitation";
