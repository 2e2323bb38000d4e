import type { AgentTool, TemplateKey } from "../../contract/index.ts";

const automatic = (...names: string[]): AgentTool[] => names.map((name) => ({ name, mode: "automatic" }));
const ask = (...names: string[]): AgentTool[] => names.map((name) => ({ name, mode: "ask" }));

const common = ["update_checklist", "current_time", "list_files", "read_file", "search_conversations"];

/** The tools of each template: none that it does not need, and what changes something asks. */
export const toolsOfTemplates: Readonly<Record<TemplateKey, AgentTool[]>> = {
  researcher: automatic(...common, "web_search", "read_web_page", "write_file"),
  inbox_triage: [...automatic(...common, "list_tasks", "draft_mail"), ...ask("create_task", "update_task")],
  report_writer: automatic(...common, "calculate", "draw_chart", "write_file"),
  meeting_preparer: [
    ...automatic(...common, "list_tasks", "web_search", "read_web_page", "write_file"),
    ...ask("create_task"),
  ],
  data_analyst: automatic(...common, "calculate", "run_code", "draw_chart", "write_file"),
  crm_assistant: [...automatic(...common, "list_tasks", "draft_mail"), ...ask("create_task", "update_task")],
};
