/** A tool call of a plan. `PAGE`, `FILE` and `COLLEAGUE` stand for what is at hand. */
export type Call = readonly [tool: string, input: Record<string, unknown>];

export interface EverydayTask {
  question: string;
  /** A page or a file that the person has, and that the plan reads. */
  page?: string;
  file?: string;
  plan: readonly Call[];
}

const page = ["read_web_page", { url: "PAGE" }] as const;
const file = ["read_file", { file: "FILE" }] as const;
const now = ["current_time", {}] as const;
const calculate = (expression: string): Call => ["calculate", { expression }];
const remember = (query: string): Call => ["search_conversations", { query }];
const search = (query: string): Call => ["web_search", { query }];
const todo = (title: string): Call => ["create_task", { title }];
const draft = (subject: string, body: string): Call => [
  "draft_mail",
  { to: ["kim@customer.example"], subject, body },
];
const send = (to: string, subject: string, body: string): Call => ["send_mail", { to: [to], subject, body }];
const write = (name: string, content: string): Call => ["write_file", { name, content }];
const code = (text: string): Call => ["run_code", { code: text }];
const chart = (title: string, labels: string[], values: number[]): Call => [
  "draw_chart",
  { type: "bar", title, labels, series: [{ name: title, values }] },
];
const lookUp = (name: string): Call => ["desk_look_up", { name }];
const tasks = ["list_tasks", {}] as const;

/** What people ask on a day at work. A third of them begins with a page or a file. */
export const everydayTasks: readonly EverydayTask[] = [
  { question: "What is 17.5 % of 2,480?", plan: [calculate("2480 * 0.175")] },
  { question: "What time is it in Tokyo?", plan: [["current_time", { time_zone: "Asia/Tokyo" }]] },
  { question: "How many days are left until the end of the year?", plan: [now, calculate("365 - 328")] },
  { question: "What did we say about the budget last week?", plan: [remember("budget")] },
  { question: "Find our decision on the office move.", plan: [remember("office move")] },
  { question: "Remind me to call Kim tomorrow.", plan: [todo("Call Kim")] },
  {
    question: "Put the tax return on my list, with high priority.",
    plan: [["create_task", { title: "Tax return", priority: "high" }]],
  },
  { question: "What is on my list?", plan: [tasks] },
  { question: "Who has a task from me?", plan: [["list_tasks", { view: "given" }]] },
  { question: "What have I finished?", plan: [["list_tasks", { state: "done" }]] },
  {
    question: "Give Lee the task of ordering paper.",
    plan: [["assign_task", { assignee: "COLLEAGUE", title: "Order paper" }]],
  },
  {
    question: "Ask Lee to prepare the room for Monday.",
    plan: [now, ["assign_task", { assignee: "COLLEAGUE", title: "Prepare the room" }]],
  },
  {
    question: "Draft a mail to Kim about the delay.",
    plan: [draft("Delay", "Dear Kim, we are late by a week.")],
  },
  {
    question: "Draft an answer to the complaint.",
    plan: [remember("complaint"), draft("Your complaint", "Dear Kim, we are sorry.")],
  },
  {
    question: "Draft an invitation for the summer party.",
    plan: [now, draft("Summer party", "Dear all, you are invited.")],
  },
  {
    question: "Write the minutes of what I told you into a file.",
    plan: [write("minutes.md", "# Minutes\n\nWe agreed.")],
  },
  { question: "Make a checklist for new colleagues.", plan: [write("checklist.md", "- Laptop\n- Badge")] },
  { question: "Make a table of these five prices as CSV.", plan: [write("prices.csv", "a,1\nb,2")] },
  {
    question: "Draw our sales of the three quarters that I wrote.",
    plan: [chart("Sales", ["Q1", "Q2", "Q3"], [3, 5, 4])],
  },
  { question: "Draw the visitors of the week.", plan: [chart("Visitors", ["Mon", "Tue"], [120, 140])] },
  { question: "Sort these names.", plan: [code('["Kim","Ann"].sort()')] },
  { question: "What is the median of these numbers?", plan: [code("[5,1,9].sort((a,b)=>a-b)[1]")] },
  { question: "Is 7,919 a prime number?", plan: [code("[2,3,5,7].every((n)=>7919%n)")] },
  { question: "What are the opening hours of the museum?", plan: [search("museum opening hours")] },
  { question: "Which day is the public holiday in May?", plan: [search("public holiday May")] },
  { question: "Find suppliers of paper near us.", plan: [search("paper supplier")] },
  {
    question: "Compare two providers of telephones.",
    plan: [search("telephone provider"), search("telephone provider prices")],
  },
  { question: "Is there news on the new law on packaging?", plan: [search("law on packaging news")] },
  { question: "Which customer is Ada?", plan: [lookUp("Ada")] },
  { question: "Look up the contract of Grace and its end.", plan: [lookUp("Grace"), now] },
  { question: "What is the telephone number of our dentist?", plan: [search("dentist telephone")] },
  { question: "How long does a parcel to Spain take?", plan: [search("parcel Spain days")] },
  { question: "Work out the instalments of a loan of 12,000.", plan: [calculate("12000 / 36")] },
  {
    question: "What does the trip cost with mileage?",
    plan: [calculate("340 * 0.30"), todo("Claim the mileage")],
  },
  {
    question: "What have I asked you about the printer?",
    plan: [remember("printer"), todo("Call about the printer")],
  },
  {
    question: "Mail Kim that the meeting is at ten.",
    plan: [send("kim@customer.example", "Meeting", "It is at ten.")],
  },
  {
    question: "Send Lee the new number of the hotline.",
    plan: [send("COLLEAGUE", "Hotline", "It is 4711.")],
  },
  {
    question: "Look up Ada and write into her record that she called.",
    plan: [lookUp("Ada"), ["desk_change", { what: "Ada called" }]],
  },
  { question: "Convert these temperatures.", plan: [code("[20,25].map((c)=>c*9/5+32)")] },
  { question: "Plan my week from my list.", plan: [tasks, now] },
  { question: "Summarise this page.", page: "Our bakery opens at six.", plan: [page] },
  { question: "What does this page say about prices?", page: "A loaf costs 3 euros.", plan: [page] },
  {
    question: "Read this page and put the deadline on my list.",
    page: "Apply until 1 March.",
    plan: [page, todo("Apply until 1 March")],
  },
  {
    question: "Read this offer and draft an answer.",
    page: "We offer ten chairs.",
    plan: [page, draft("Your offer", "Dear Kim, thank you.")],
  },
  {
    question: "Draw the numbers of this page.",
    page: "2024: 5, 2025: 7",
    plan: [page, chart("Growth", ["2024", "2025"], [5, 7])],
  },
  {
    question: "What would the course on this page cost for three?",
    page: "The course costs 480 euros.",
    plan: [page, calculate("3 * 480")],
  },
  {
    question: "Make a file with the main points of this page.",
    page: "First this, then that.",
    plan: [page, write("points.md", "- this\n- that")],
  },
  {
    question: "Read the news here and search for the company.",
    page: "A company called Heron was sold.",
    plan: [page, search("Heron company sold")],
  },
  {
    question: "Read the page and give Lee what is to be done.",
    page: "The form is due.",
    plan: [page, ["assign_task", { assignee: "COLLEAGUE", title: "Fill in the form" }]],
  },
  { question: "Is this page about us?", page: "Acme wins a prize.", plan: [page, remember("prize")] },
  { question: "Summarise this file.", file: "Report of the year. We grew.", plan: [file] },
  { question: "What does the contract say about its end?", file: "The contract ends in June.", plan: [file] },
  {
    question: "Sum up the invoices in this file.",
    file: "120\n80\n50",
    plan: [file, calculate("120 + 80 + 50")],
  },
  {
    question: "Draw the table of this file.",
    file: "Jan 5\nFeb 7",
    plan: [file, chart("Sales", ["Jan", "Feb"], [5, 7])],
  },
  {
    question: "Put all dates of this file on my list.",
    file: "1 May: audit. 3 May: party.",
    plan: [file, todo("Audit"), todo("Party")],
  },
  {
    question: "Draft a reply to this letter.",
    file: "Dear Acme, where is our order?",
    plan: [file, draft("Your order", "It is on its way.")],
  },
  {
    question: "Translate this file into a new one.",
    file: "Guten Tag",
    plan: [file, write("english.txt", "Good day")],
  },
  {
    question: "Which of these numbers are above average?",
    file: "3, 9, 12",
    plan: [file, code("[3,9,12].filter((n)=>n>8)")],
  },
  {
    question: "What is on my list that this file answers?",
    file: "The printer is repaired.",
    plan: [tasks, file],
  },
  {
    question: "Read the letter and mail our answer to Kim.",
    file: "Please confirm.",
    plan: [file, send("kim@customer.example", "Confirmed", "We confirm.")],
  },
];
