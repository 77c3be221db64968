import type { words as en } from "../en/session.ts";

export const words: typeof en = {
  art: {
    title: "您的铺子\n随身携带",
    text: "一个购物车逛遍所有店铺，拼箱一起发到家门口。",
  },
  login: {
    title: "登录",
    newHere: "还没有账号？",
    register: "立即注册",
    username: "用户名或手机号",
    password: "密码",
    submit: "登录",
    registered: "注册成功，请登录后继续。",
    terms: "登录即表示您同意买家条款和隐私政策。",
    usernameMissing: "请输入用户名或手机号。",
    passwordMissing: "请输入密码。",
  },
  register: {
    title: "注册",
    haveOne: "已有账号？",
    logIn: "去登录",
    username: "用户名",
    usernameHelp: "3至20位字母、数字、_或-",
    usernameWrong: "请使用3至20位字母、数字、_或-。",
    password: "密码",
    passwordHelp: "至少8位",
    passwordShort: "密码至少8位，您输入了{{count}}位。",
    repeat: "确认密码",
    repeatWrong: "两次输入的密码不一致。",
    agree: "我已阅读并同意隐私政策",
    agreeMissing: "请先勾选同意。",
    submit: "注册",
  },
};
