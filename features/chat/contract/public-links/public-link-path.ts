/** The address opens this page; the token stands behind the number sign, so no server and no log receives it. */
export const publicLinkPath = "/shared";
