/**
 * The style sheets of what the forms' scripts bring along: the forms are part of the page's HTML long before
 * their scripts are, so their looks have to be there with it. What only a script shows (lists, dialog, spinner)
 * comes with the scripts.
 */
import '../components/Button/Button.module.css';
import '../components/CheckboxField/CheckboxField.module.css';
import '../components/FieldFrame/FieldFrame.module.css';
import '../components/FieldFrame/control.module.css';
import '../components/ListPicker/ListPicker.module.css';
import '../components/ListPopup/Chevron.module.css';
import '../components/TextArea/TextArea.module.css';
import '../components/TextField/TextField.module.css';
import './form.module.css';
