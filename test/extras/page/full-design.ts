/** A design that uses every field of the format and what it allows beside them. Each place has a word of its own. */
export const FULL_DESIGN = `# Design Specification: FULL-w01

**Task ID:** FULL-w01
**Timestamp:** 2026-01-31T12:00:00Z

## Architecture Overview

The lending service w02 keeps the tools of a street, and who has which of them.

- first w03
- second w04

| Layer | Job |
| ----- | --- |
| web w05 | answers |

## Technology Stack

- **Language w06:** Python w07

## Assumptions

- The clock w08 is right

## API Contracts

### GET /tools/w09

**Description:** Gives one of the tools w10.
**Authentication Required:** Yes
**Rate Limit:** 5 a minute w11
**Request Parameters:**
- \`page_w12?\`: integer w13
**Request Body:**
\`\`\`json
{ "key_w14": ["value_w15", 1, null] }
\`\`\`
**Response (Success):**
\`\`\`json
{ "key_w16": { "inner_w17": true } }
\`\`\`
**Error Responses:**
- **404 MISSING_w18**: no such tool w19
**Owner w20:** the team w21

## Data Schemas

### Table: tools_w22

**Description:** The tools that people lend w23.

**Columns:**

| Column | Type | Constraints |
| ------ | ---- | ----------- |
| id_w24 | KIND_w25 | PRIMARY KEY w26 |
| parent | UUID | REFERENCES tools_w22(id_w24) |

**Indexes:**
\`\`\`sql
CREATE INDEX i_w27 ON tools_w22(id_w24);
\`\`\`

**Relationships:**
\`\`\`sql
ALTER TABLE tools_w22 ADD FOREIGN KEY (parent) REFERENCES tools_w22(id_w24);
\`\`\`

**Constraints:**
\`\`\`sql
CHECK (id_w24 > 28);
\`\`\`
**Since w29:** the beginning w30

## Component Logic

### Component: Desk w31

**Semantic Unit:** SU-001
**Responsibility:** Lends the tools w32 to people.
**Dependencies:**
- Store w33
- Outside w34

**Interfaces:**

#### \`async def lend(tool_w35: Type_w36 = "w37", *, deep: bool = False) -> Loan_w38\`

Lends one tool w39.

**Parameters:**
- \`tool_w35\`: which tool w40
- \`color_w41\`: not in the signature w42

**Returns:** the loan w43

**Raises:**
- \`Error_w44\`: when there is none w45

**Note w46:** never twice w47

**Implementation Notes:**

Keeps everything in memory w48.

\`\`\`py
# code w49
\`\`\`

**Estimated Complexity:** 85
**Owner w50:** the team w51

### Component: Store w33

**Semantic Unit:** SU-002
**Responsibility:** Keeps the tools w52.
**Dependencies:** None

**Implementation Notes:**

One table, one index w53.

## Design Review Checklist

### Security w54: Loans are private w55

**Validation Criteria:** Ask for another one's loan w56.
**Severity:** Critical
**Reviewer w57:** a neighbour w58

### Data: Rows stay w59

**Validation Criteria:** Count the rows.
**Severity:** High

### Speed: Answers are quick

**Validation Criteria:** Measure the time.
**Severity:** Medium

### Style: Names are plain

**Validation Criteria:** Read the names.
**Severity:** Low

### Tests: All code is tested

**Validation Criteria:** Look at the coverage.
**Severity:** Low

## Open Questions w60

Who pays for **lost** tools w61?
`;
