import { defineErrors } from "#platform/contract/define-errors.ts";

export const browserErrors = defineErrors({
  "browser.not_found": [404, "This run has no browser."],
  "browser.ended": [409, "This browser has ended."],
  "browser.not_taken_over": [409, "Take over the browser first."],
  "browser.too_many": [
    409,
    "All browsers of this workspace are in use. Wait until another run ends, or end one.",
  ],
  "browser.secret_not_found": [404, "This secret does not exist."],
  "browser.secret_unencrypted": [
    422,
    "This website is not encrypted (http://), so everybody on the way could read the password. Use its https:// address.",
  ],
  "browser.secret_name_taken": [409, "You have a secret of this name already."],
  "browser.too_many_secrets": [409, "You have 100 secrets, the most that one person may have."],
  "browser.picture_not_found": [404, "This picture is not kept any more."],
});
