/** Words for the page "Contact us". */
export const words = {
  title: "Contact us",
  lead: "Send us a message about the shop.",
  leadUsual: "Send us a message about the shop. We reply within one working day, in English or Chinese.",
  name: "Your name",
  email: "Email",
  emailHelp: "We'll reply to this address.",
  subject: "Subject",
  message: "Message",
  nameMissing: "Enter your name.",
  emailWrong: "Enter a valid email address, such as name@example.com.",
  subjectMissing: "Enter a subject.",
  messageMissing: "Enter your message.",
  send: "Send message",
  restored: "We've restored what you typed before.",
  sent: {
    title: "Message sent",
    text: "We'll reply to {{email}}.",
    textUsual: "We'll reply to {{email}} within one working day.",
  },
  login: {
    title: "Log in to contact us",
    text: "We need to know which account your message is about.",
    action: "Log in",
  },
  back: "Back to shopping",
  another: "Send another message",
  where: {
    title: "Our office",
    address: "3rd floor, 699 Chouzhou North Road, Yiwu, Zhejiang. Visits by appointment.",
  },
  hours: { title: "Opening hours", text: "8:00 to 24:00 China time, every day." },
  help: {
    title: "Before you write",
    text: "You may find your answer in the help centre.",
    link: "Go to the help centre",
  },
};
