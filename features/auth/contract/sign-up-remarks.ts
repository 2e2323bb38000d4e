/**
 * Key in the `data` of a sign-up under which its page says what other features want to know. It is taken out before the
 * rest becomes metadata of the account.
 */
export const signUpRemarks = "sign_up_remarks";
