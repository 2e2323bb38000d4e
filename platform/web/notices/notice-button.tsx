import { Button, type ButtonProps } from "../ui/button.tsx";
import { noticeButtonLook } from "./notice-button-look.ts";

/** The action of a notice: low enough for its line, and 44 px high for a finger. */
export function NoticeButton(props: Omit<ButtonProps, "size" | "variant" | "className">) {
  return <Button size="sm" className={noticeButtonLook} {...props} />;
}
