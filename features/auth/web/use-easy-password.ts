import { useEffect, useState } from "react";
import { passwordLength, passwordRule } from "../contract/password-rule.ts";

/** Whether the password is easy to guess. The list is loaded with the first password that is long enough. */
export function useEasyPassword(password: string, about: string): boolean {
  const [easy, setEasy] = useState<string>();
  useEffect(() => {
    if (passwordLength(password) < passwordRule.minLength) return;
    let isLeft = false;
    void import("../contract/easy-password/is-easy-password.ts")
      .then(({ isEasyPassword }) => {
        if (!isLeft) setEasy(isEasyPassword(password, about.split("\n")) ? password : undefined);
      })
      // Without the list there is no warning.
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [password, about]);
  return password !== "" && easy === password;
}
