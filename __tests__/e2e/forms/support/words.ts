import contact from '../../../../content/pages/contact.json';
import forms from '../../../../content/forms.json';
import site from '../../../../content/site.json';

/** The words of the forms, as the content has them. */
export const texts = forms;

/** The labels of the fields, by name. */
export const { labels } = forms;

/** The words of the contact page. */
export const contactPage = contact;

/** The marker of this site in an enquiry. */
export const { websiteMarker } = site;
