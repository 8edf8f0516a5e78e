/** What the site sends to each provider when all is well. */
export const enquiry = {
  firstName: 'Anna',
  lastName: '',
  businessMail: 'anna@bank.example',
  country: 'United Kingdom',
  message: '',
  companyName: 'Sample Bank',
  mobileNo: '7400123456',
  companyStrength: '51 - 250',
  callingCode: '+44',
  subscribeNewsletter: false,
  website: 'keelstone-website',
};

export const newsletter = { EMAIL: 'anna@bank.example' };

export const consent = {
  FNAME: 'Anna',
  LNAME: '',
  EMAIL: 'anna@bank.example',
  COMPANY: 'Sample Bank',
  COUNTRY: 'United Kingdom',
  PHONE: '+447400123456',
  MERGE7: 'Yes',
};

export const message = {
  from_email: 'fact-sheets@sandbox.example',
  from_name: 'Fact sheets',
  to: [{ email: 'anna@bank.example', name: 'Anna Smith', type: 'to' }],
  subject: 'Your Downloadable PDF',
  global_merge_vars: [
    { name: 'NAME', content: 'Anna Smith' },
    { name: 'PDF_NAME', content: 'Liability protection' },
    {
      name: 'DOWNLOAD_LINK',
      content: `http://localhost:9000/fact-sheets/liability-protection-${'0a'.repeat(16)}.pdf`,
    },
  ],
};

export const mail = {
  key: 'sandbox-key',
  template_name: 'Fact Sheet Email',
  template_content: [],
  message,
};

/** The object without one of its fields. */
export function without(object: object, field: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}

/** Posts an object as JSON. */
export function postJson(url: string, body: object, type = 'application/json'): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  });
}

/** Posts an object as a browser's form does. */
export function postForm(url: string, body: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(body) });
}
