/** Where whoever signed out without the server is told so. */
export const signedOutPath = "/auth/signed-out";
