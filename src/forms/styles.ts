/**
 * The styles of the forms' server-rendered markup, which is on the page long before the forms' scripts are.
 * What only a script shows (lists, dialog, spinner) brings its styles along.
 */
import '../components/Button/Button.module.css';
import '../components/CheckboxField/CheckboxField.module.css';
import '../components/FieldFrame/FieldFrame.module.css';
import '../components/FieldFrame/control.module.css';
import '../components/SelectField/SelectField.module.css';
import '../components/ListPopup/Chevron.module.css';
import '../components/TextArea/TextArea.module.css';
import '../components/TextField/TextField.module.css';
import './form.module.css';
