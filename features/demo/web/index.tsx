export { isDemoPath } from "./demo-path.ts";
export { speakForVisitor } from "./speak-for-visitor.ts";
