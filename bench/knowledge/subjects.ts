import { createRandom } from "./random.ts";

/** A subject in the words of the documents, in another form, and in the words of people who do not know them. */
export interface Subject {
  name: string;
  form: string;
  otherwise: string;
}

const subject = (line: string): Subject => {
  const [name = "", form = "", otherwise = ""] = line.split("|");
  return { name, form, otherwise };
};

/** What handbooks are about. */
export const topics: readonly Subject[] = `
vacation|vacations|furlough
reimbursement|reimbursements|refund
apprenticeship|apprenticeships|traineeship
sabbatical|sabbaticals|timeout
relocation|relocations|moving
overtime|overtimes|extra-hours
pension|pensions|retirement
lodging|lodgings|hotel
mileage|mileages|kilometres
catering|caterings|meals
laptop|laptops|notebook
password|passwords|passphrase
headset|headsets|earphones
warranty|warranties|guarantee
invoice|invoices|bill
contract|contracts|agreement
supplier|suppliers|vendor
discount|discounts|rebate
complaint|complaints|grievance
delivery|deliveries|shipping
warehouse|warehouses|depot
forklift|forklifts|lift-truck
ladder|ladders|stepper
helmet|helmets|hardhat
evacuation|evacuations|fire-drill
vaccination|vaccinations|immunization
bicycle|bicycles|bike
parking|parkings|garage
locker|lockers|cabinet
badge|badges|access-card
visitor|visitors|guest
meeting|meetings|conference
recording|recordings|footage
translation|translations|localization
newsletter|newsletters|bulletin
brochure|brochures|leaflet
survey|surveys|questionnaire
interview|interviews|hiring-talk
reference|references|recommendation
bonus|bonuses|premium
payroll|payrolls|wages
mentoring|mentorings|coaching
training|trainings|course
certificate|certificates|diploma
laboratory|laboratories|lab
sample|samples|specimen
calibration|calibrations|adjustment
sterilization|sterilizations|disinfection
recycling|recyclings|waste-sorting
heating|heatings|radiators
lighting|lightings|lamps
cleaning|cleanings|janitors
garden|gardens|lawn
elevator|elevators|hoist
telephone|telephones|handset
router|routers|gateway
backup|backups|safety-copy
printer|printers|copier
projector|projectors|beamer
whiteboard|whiteboards|flipboard`
  .trim()
  .split("\n")
  .map(subject);

/** What a document says of a topic. */
export const attributes: readonly Subject[] = `
deadline|deadlines|cutoff
approval|approvals|permission
allowance|allowances|quota
contact|contacts|responsible-person
duration|durations|timespan
surcharge|surcharges|markup
procedure|procedures|workflow
exception|exceptions|exemption`
  .trim()
  .split("\n")
  .map(subject);

const syllables =
  "bar cor dal fen gor hal jun kel lor mar nev pol quin rud sel tor vas wen xan yor zel".split(" ");
const ends = "burg dale ford gate haven mont port shire stead wick".split(" ");

/** The name of a site, each another one: "Fencortelhaven". */
export function siteName(index: number): string {
  const random = createRandom(index * 7_919 + 1);
  const pick = (parts: readonly string[]) => parts[Math.floor(random() * parts.length)] ?? "";
  const name = `${pick(syllables)}${pick(syllables)}${pick(syllables)}${pick(ends)}`;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Words that mean the same, as a model for embedding knows them. */
export function concepts(): string[][] {
  return [...topics, ...attributes].map(({ name, form, otherwise }) => [
    ...[name, form],
    ...otherwise.split("-").filter((part) => part.length > 3),
  ]);
}
