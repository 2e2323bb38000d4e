/**
 * Key in the `data` of a sign-up. The sign-up page puts its language under it, and remarks for other features. The
 * server removes the key before it stores the rest as metadata of the account.
 */
export const signUpRemarks = "sign_up_remarks";
